import { addScript } from "#app/page/trusted-text.ts";
import { whenReleased } from "#app/ui/pointer-release.ts";
import { askConsent } from "./consent-banner.ts";
import { consentKey } from "./consent-key.ts";
import { type ConsentState, tagManagers, type TagIds } from "./tag-managers.ts";

/** A site's tags, from the head of the page. */
export type SiteScripts = Partial<TagIds> & {
  consent?: boolean;
  consent_mode?: "denied" | "granted";
  privacy: string;
};

/** What decisions about scripts need from a browser; a test passes its own. */
export type ScriptWorld = {
  /** Calls back at the first interaction, or once the browser has nothing else to do. */
  whenQuiet(start: () => void): void;
  startTags(ids: Partial<TagIds>, state: ConsentState): void;
  /** "yes", "no", or null if the visitor was not asked yet. */
  choice(): string | null;
  keepChoice(choice: "yes" | "no"): void;
  /** The browser says no for its owner. */
  refuses(): boolean;
  ask(privacy: string, answered: (agreed: boolean) => void): void;
};

/** Spec 7.6.5: tag managers after interaction or idle; with the consent setting, only once agreed. */
export function startSiteScripts(
  { consent, consent_mode: mode, privacy, ...tags }: SiteScripts,
  world: ScriptWorld,
): void {
  if (!Object.values(tags).some(Boolean)) return;
  world.whenQuiet(() => {
    const choice = world.choice();
    const start = (hasAgreed: boolean) => world.startTags(tags, { mode: mode ?? null, hasAgreed });
    if (!consent || choice === "yes") start(choice === "yes");
    else if (choice === null && !world.refuses()) {
      world.ask(privacy, (agreed) => {
        world.keepChoice(agreed ? "yes" : "no");
        if (agreed) start(true);
      });
    }
  });
}

const interactions = ["pointerdown", "keydown", "scroll", "touchstart"];
/** Long after the page is rendered. */
const idleMs = 4000;

export function loadSiteScripts(scripts: SiteScripts): void {
  startSiteScripts(scripts, {
    whenQuiet(start) {
      let begun = false;
      const once = () => {
        for (const name of interactions) removeEventListener(name, once);
        if (!begun) start();
        begun = true;
      };
      for (const name of interactions) addEventListener(name, once, { passive: true });
      setTimeout(
        () => ("requestIdleCallback" in window ? requestIdleCallback(once, { timeout: 1000 }) : once()),
        idleMs,
      );
    },
    startTags: (ids, state) => tagManagers(ids, state, addScript),
    choice: () => quietly(() => localStorage.getItem(consentKey)),
    keepChoice: (choice) => void quietly(() => localStorage.setItem(consentKey, choice)),
    refuses: () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
    // The first press starts this: a banner that came under it would take the click.
    ask: (page, answered) => void whenReleased().then(() => askConsent(page, answered)),
  });
}

/** Even asking for the storage throws where it is forbidden. */
function quietly<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
