import { useFormat } from "#app/copy/site-format.ts";
import { credits } from "#app/copy/credits.ts";

export function CreditsPage() {
  const { say } = useFormat();
  return (
    <div className="wrap">
      <div className="prose">
        <h1>Image credits</h1>
        <p>This site uses the work of these people, with thanks.</p>
        {credits.map(({ title, text, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{say(text)}</p>
            <p>
              {links.map(({ name, url }, index) => (
                <span key={url}>
                  {index > 0 && ", "}
                  <a href={url}>{name}</a>
                </span>
              ))}
            </p>
          </section>
        ))}
      </div>
    </div>
  );
}
