import { useSyncExternalStore } from "react";
import { IconButton } from "#app/ui/button.tsx";
import { FileThumb } from "./file-thumb.tsx";
import type { FormSession } from "./form-session.ts";
import { shareSent } from "./share-sent.ts";

type Props = { files: readonly File[]; session: FormSession; onRemove: (file: File) => void };

/** The chosen files, each with its progress. */
export function FileList({ files, session, onRemove }: Props) {
  const sent = useSyncExternalStore(session.subscribe, session.sentBytes, session.sentBytes);
  if (files.length === 0) return null;
  const before = files.map((_, at) => files.slice(0, at).reduce((sum, { size }) => sum + size, 0));
  return (
    <ul className="file-list" aria-label="Chosen files">
      {files.map((file, at) => (
        <li key={`${file.name}-${file.lastModified}-${file.size}`}>
          <FileThumb file={file} />
          <span>
            {file.name} <i>{sizeText(file.size)}</i>
            {sent !== null && (
              <progress aria-label={`${file.name} sent`} value={shareSent(sent, before[at] ?? 0, file.size)} />
            )}
          </span>
          {sent === null && (
            <IconButton icon="close" iconSize={18} label={`Remove ${file.name}`} onClick={() => onRemove(file)} />
          )}
        </li>
      ))}
    </ul>
  );
}

function sizeText(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
