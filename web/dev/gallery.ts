// Everything drawn, on one page: for looking at while drawing. Served by `vite` at /dev/gallery.html, never built.
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.getElementById("app") as HTMLElement });
