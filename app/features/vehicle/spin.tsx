import { ownValue } from "#domain/text/own-value.ts";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { imageAt } from "#domain/image/image-widths.ts";
import { MediaDialog } from "./media-dialog.tsx";

type SpinProps = { frames: string[]; title: string; onClose: () => void };

/** Pixels of a drag for one frame. */
const pixelsPerFrame = 14;

/** A 360-degree view, turned by dragging, swiping, the slider or the arrow keys. It turns without end. */
export function Spin({ frames, title, onClose }: SpinProps) {
  const grip = useRef<{ x: number; frame: number } | null>(null);
  const [frame, setFrame] = useState(0);
  useEffect(() => {
    // Fetches all frames at once, so that turning never waits for pictures.
    for (const src of frames) new Image().src = imageAt(src, 960);
  }, [frames]);

  const turnTo = (index: number) => setFrame(((index % frames.length) + frames.length) % frames.length);
  const onMove = ({ clientX }: PointerEvent) => {
    if (grip.current) turnTo(grip.current.frame - Math.round((clientX - grip.current.x) / pixelsPerFrame));
  };
  const letGo = () => (grip.current = null);
  const onKey = (event: KeyboardEvent) => {
    const by = ownValue({ ArrowRight: 1, ArrowLeft: -1 }, event.key);
    if (by === undefined) return;
    event.preventDefault();
    turnTo(frame + by);
  };
  return (
    <MediaDialog look="media-spin" label={`${title} from all sides`} onClose={onClose} onKeyDown={onKey}>
      <div
        className="spin-stage"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          grip.current = { x: event.clientX, frame };
        }}
        onPointerMove={onMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <img src={imageAt(frames[frame] ?? "", 960)} width={960} height={640} alt={title} draggable={false} />
      </div>
      <label>
        Drag to turn
        <input
          type="range"
          min={0}
          max={frames.length - 1}
          value={frame}
          aria-valuetext={`${Math.round((frame * 360) / frames.length)} degrees`}
          onChange={({ target }) => turnTo(Number(target.value))}
        />
      </label>
    </MediaDialog>
  );
}
