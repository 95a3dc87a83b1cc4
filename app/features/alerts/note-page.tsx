import { useWords } from "#app/copy/vehicle-words.ts";
import type { ReactNode } from "react";
import type { ButtonLook } from "#app/ui/button-class.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type Props = {
  icon: "check" | "mail" | "phone" | "alert" | "close";
  title: string;
  children: ReactNode;
};

/** One message, and at most one action. */
export function NotePage({ icon, title, children }: Props) {
  return (
    <div className="wrap alerts">
      <div className="alerts-card alerts-note">
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
        <ButtonLink href={listing}>{say("See our {vehicles}")}</ButtonLink>
      </p>
    </NotePage>
  );
}

/** A button that works without a script. */
export function OneButton({ path, name, value, label, variant = "primary" }: ButtonProps) {
  return (
    <form method="post" action={path}>
      <Button submit variant={variant} size="large" name={name} value={value}>
        {label}
      </Button>
    </form>
  );
}

type ButtonProps = Pick<ButtonLook, "variant"> & { path: string; name: string; value: string; label: string };
