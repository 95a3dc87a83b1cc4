import { useState } from "react";
import type { CarVideo } from "#domain/car/video.ts";
import { MediaDialog } from "./media-dialog.tsx";

type VideoProps = { video: CarVideo; title: string; onClose: () => void };

/** The car's video. It loads and starts only when somebody presses play. */
export function Video({ video, title, onClose }: VideoProps) {
  const [failed, setFailed] = useState(false);
  return (
    <MediaDialog look="media-video" label={`Video of ${title}`} onClose={onClose}>
      {failed ? (
        <p>
          This video cannot be played here. <a href={video.src}>Open it on its own</a>
        </p>
      ) : video.kind === "file" ? (
        // Dealers' videos of a walk around the car come without a transcript.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video src={video.src} controls autoPlay playsInline onError={() => setFailed(true)} />
      ) : (
        <iframe
          src={`${video.src}&autoplay=1`}
          title={`Video of ${title}`}
          allow="autoplay; fullscreen; picture-in-picture"
          // The service's player runs on its own origin and needs no more permissions.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      )}
    </MediaDialog>
  );
}
