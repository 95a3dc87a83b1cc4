export type CarVideo =
  /** Played by the browser itself. */
  | { kind: "file"; src: string }
  /** Played by the page of a video service, in a frame. */
  | { kind: "frame"; src: string };

/** Players that set no cookie before play. Each extracts the id from the addresses that people copy. */
const services: readonly (readonly [address: RegExp, player: (id: string) => string])[] = [
  [
    /^https:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:\S*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
    (id) => `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
  ],
  [
    /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?!\d)/,
    (id) => `https://player.vimeo.com/video/${id}?dnt=1`,
  ],
];

const playable = /^(?:\/media\/|https:\/\/)\S+\.(?:mp4|webm)(?:\?\S*)?$/i;

/** How a page can play a car's video; null for an unknown address. */
export function videoOf(url: string | null): CarVideo | null {
  if (url === null) return null;
  for (const [address, player] of services) {
    const id = address.exec(url)?.[1];
    if (id !== undefined) return { kind: "frame", src: player(id) };
  }
  return playable.test(url) ? { kind: "file", src: url } : null;
}
