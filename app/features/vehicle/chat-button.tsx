import { useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { VehicleView } from "./vehicle-view.ts";

type ChatButtonProps = {
  chat: NonNullable<VehicleView["chat"]>;
  car: Pick<VehicleView, "id" | "full">;
  /** Where to write instead when the assistant does not answer. */
  enquireUrl: string | null;
};

/** The assistant is a third-party script: it loads only when a visitor presses the button. */
export function ChatButton({ chat, car, enquireUrl }: ChatButtonProps) {
  const [state, setState] = useState<"idle" | "opening" | "open" | "failed">("idle");
  const open = async () => {
    setState("opening");
    try {
      const { openChat } = await import("./open-chat.ts");
      await openChat(chat, car);
      setState("open");
    } catch {
      setState("failed");
    }
  };
  return (
    <>
      <button type="button" aria-busy={state === "opening"} onClick={() => void open()}>
        <Icon name="chat" size={18} />
        <span>{state === "opening" ? "Opening chat" : chat.label}</span>
      </button>
      <p className="quick-links-note" role="status">
        {state === "failed" && (
          <>
            The chat is not available right now.{" "}
            {enquireUrl && (
              <a href={enquireUrl} data-dialog="">
                Send us a message
              </a>
            )}
          </>
        )}
      </p>
    </>
  );
}
