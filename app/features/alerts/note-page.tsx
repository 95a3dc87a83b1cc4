import { useWords } from "#app/copy/vehicle-words.ts";
import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

type Props = {
  icon: "check" | "chat" | "alert" | "close";
  title: string;
  children: ReactNode;
};

/** One message, and at most one action. */
export function NotePage({ icon, title, children }: Props) {
  return (
    <div className="w al">
      <div className="al-c al-o">
        <Icon name={icon} size={40} />
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}

export function BadLink({ listing }: { listing: string }) {
  const say = useWords();
  return (
    <NotePage icon="alert" title="This link does not work any more">
      <p>It may be older than a week, or your mail program cut it short. Try copying the whole link from the email.</p>
      <p>
        <a className="btn line" href={listing}>
          {say("See our {vehicles}")}
        </a>
      </p>
    </NotePage>
  );
}

/** A button that works without a script. */
export function OneButton({ path, name, value, label, look = "pri" }: ButtonProps) {
  return (
    <form method="post" action={path}>
      <button className={`btn ${look} lg`} name={name} value={value}>
        {label}
      </button>
    </form>
  );
}

type ButtonProps = { path: string; name: string; value: string; label: string; look?: "pri" | "line" };
