import { ButtonLink, CallLink, SendButton } from "../ui/button.tsx";
import { Icon, iconNames } from "../ui/icon.tsx";
import { Panel } from "../ui/panel.tsx";

const looks = ["primary", "plain", "quiet", "danger", "small", "small danger"] as const;

export function PressSamples() {
  return (
    <Panel title="Buttons and icons">
      <div className="panel-body stack">
        <div className="buttons">
          {looks.map((look) => (
            <SendButton key={look} look={look}>
              {look}
            </SendButton>
          ))}
          <SendButton isDisabled>Not now</SendButton>
        </div>
        <div className="buttons">
          <SendButton icon="mail">With an icon</SendButton>
          <ButtonLink href="/ui">A link</ButtonLink>
          <CallLink phone="0491 570 156" name="Renee Castellano" />
          <a className="text-button" href="/ui">
            Text button
          </a>
        </div>
        <div className="buttons">
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
      </div>
    </Panel>
  );
}
