import { useEffect, useRef, useState, type PointerEvent } from "react";
import { imageAt } from "#domain/image/image-widths.ts";
import { Icon } from "#app/ui/icon.tsx";

type SpinProps = { frames: string[]; title: string; onClose: () => void };

/** Pixels of a drag for one frame. */
const pixelsPerFrame = 14;

/** The car turned by dragging, or by the slider with the keyboard. */
export function Spin({ frames, title, onClose }: SpinProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const grip = useRef<{ x: number; frame: number } | null>(null);
  const [frame, setFrame] = useState(0);
  const addresses = frames.map((src) => imageAt(src, 960));
  useEffect(() => {
    dialog.current?.showModal();
    // All frames are fetched at once: a turn that waits for pictures is no turn.
    for (const src of frames) new Image().src = imageAt(src, 960);
  }, [frames]);

  const onMove = ({ clientX }: PointerEvent) => {
    if (!grip.current) return;
    const turned = grip.current.frame - Math.round((clientX - grip.current.x) / pixelsPerFrame);
    setFrame(((turned % frames.length) + frames.length) % frames.length);
  };
  return (
    <dialog className="fsx spn" ref={dialog} onClose={onClose} aria-label={`${title} from all sides`}>
      <div
        className="spn-s"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          grip.current = { x: event.clientX, frame };
        }}
        onPointerMove={onMove}
        onPointerUp={() => (grip.current = null)}
      >
        <img src={addresses[frame]} width={960} height={640} alt={`${title}, turned`} draggable={false} />
      </div>
      <label>
        <span className="vh">Turn the car</span>
        <input
          type="range"
          min={0}
          max={frames.length - 1}
          value={frame}
          onChange={({ target }) => setFrame(Number(target.value))}
        />
      </label>
      <div className="fsx-b">
        <button type="button" className="ib" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
