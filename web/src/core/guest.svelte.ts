/** Who one is at this server: a name, kept by the server's cookie; the first visit makes one up. */
import { api } from "./api";
import { settings } from "./settings.svelte";

const NAMES: Record<string, string[]> = {
  es: ["Aceituna", "Azucarillo", "Carajillo", "Cortado", "Mantel", "Membrillo", "Palillo", "Tapete", "Torrija", "Visita"],
  en: ["Biscuit", "Coaster", "Doily", "Espresso", "Marmalade", "Napkin", "Olive", "Quince", "Saucer", "Teaspoon"],
};

class Guest {
  name = $state("");
  failed = $state(false);
  private asked?: Promise<void>;

  /** Learns the name, making one up where there is none. Also what sets the cookie that keeps one's seat. */
  know(): Promise<void> {
    this.asked ??= this.meet();
    return this.asked;
  }

  async rename(name: string): Promise<void> {
    const wanted = name.trim().slice(0, 24);
    if (!wanted) return;
    try {
      this.name = (await api.rename(wanted)).name ?? "";
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  private async meet(): Promise<void> {
    try {
      this.name = (await api.me()).name ?? "";
    } catch {
      // Somebody new, or no server: the POST below will tell which.
    }
    if (this.name) return;
    const list = NAMES[settings.lang] ?? [];
    await this.rename(`${list[Math.floor(Math.random() * list.length)]} ${Math.floor(10 + Math.random() * 90)}`);
    if (this.failed) this.asked = undefined;
  }
}

export const guest = new Guest();
