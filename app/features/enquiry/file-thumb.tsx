import { useEffect, useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { preparePhoto } from "./prepare-photo.ts";

/** A thumbnail to tell photos apart. Drawn on a canvas, because the policy allows only the site's own pictures. */
export function FileThumb({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const { thumb } = await preparePhoto(file);
      const pen = canvas.current?.getContext("2d");
      if (isGone || !thumb || !pen) return;
      pen.drawImage(thumb, 0, 0);
      setDrawn(true);
    };
    void draw();
    return () => {
      isGone = true;
    };
  }, [file]);
  return (
    <span className="file-thumb" aria-hidden="true">
      <canvas ref={canvas} width={96} height={96} hidden={!isDrawn} />
      {!isDrawn && <Icon name={file.type.startsWith("image/") ? "photos" : "file"} size={22} />}
    </span>
  );
}
