import { useSyncExternalStore } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { FormSession } from "./form-session.ts";

type Props = { files: readonly File[]; session: FormSession; onRemove: (file: File) => void };

/** What was chosen, and how far each and all of it has come. */
export function FileList({ files, session, onRemove }: Props) {
  const sent = useSyncExternalStore(session.subscribe, session.sentBytes, session.sentBytes);
  if (files.length === 0) return null;
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const before = files.map((_, at) => files.slice(0, at).reduce((sum, { size }) => sum + size, 0));
  const share = (from: number, size: number) => Math.min(1, Math.max(0, ((sent ?? 0) - from) / Math.max(1, size)));
  return (
    <>
      <ul className="ff-l">
        {files.map((file, at) => (
          <li key={`${file.name}-${file.lastModified}-${file.size}`}>
            <span>
              {file.name} <i>{sizeText(file.size)}</i>
            </span>
            {sent === null ? (
              <button type="button" className="ib" aria-label={`Remove ${file.name}`} onClick={() => onRemove(file)}>
                <Icon name="close" size={18} />
              </button>
            ) : (
              <progress aria-label={`${file.name} sent`} value={share(before[at] ?? 0, file.size)} />
            )}
          </li>
        ))}
      </ul>
      {sent !== null && (
        <p className="ff-p" role="status">
          <progress aria-label="All files sent" value={share(0, total)} />
          {share(0, total) < 1
            ? `Sending, ${Math.floor(share(0, total) * 10) * 10} % done`
            : "Sent. We are checking them"}
        </p>
      )}
    </>
  );
}

function sizeText(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
