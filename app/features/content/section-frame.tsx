import type { ReactNode } from "react";
import type { LinkPart } from "#domain/page/section-parts.ts";
import { comesInWidths, imageAt, srcset } from "#domain/image/image-widths.ts";
import { slugOf } from "#domain/text/slug.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { ViewPicture } from "./section-view.ts";

type Head = { title: string | null; html: string; links: LinkPart[] };

/** Heading, text, the section's content, and its buttons below. */
export function SectionFrame({ head, more, children }: { head: Head; more?: LinkPart | null; children: ReactNode }) {
  const { title, html, links } = head;
  return (
    <section className="section wrap content-section" id={title === null ? undefined : slugOf(title)} data-laid-out="">
      {(title !== null || more) && (
        <div className="section-head">
          {title !== null && <h2>{title}</h2>}
          {more && (
            <a className="more" href={more.url}>
              {more.label} <Icon name="arrow" size={18} />
            </a>
          )}
        </div>
      )}
      {html !== "" && <Prose html={html} className="content-lead" />}
      {children}
      <Buttons links={links} />
    </section>
  );
}

/** HTML that was sanitised when it was rendered. */
export function Prose({ html, className = "content-prose" }: { html: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The first is the primary button. */
export function Buttons({ links, size }: { links: LinkPart[]; size?: "large" }) {
  if (links.length === 0) return null;
  return (
    <p className="content-buttons">
      {links.map(({ label, url }, index) => (
        <ButtonLink key={url + label} variant={index === 0 ? "primary" : "secondary"} size={size} href={url}>
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}

export function SectionPicture({ picture, sizes, eager }: { picture: ViewPicture; sizes: string; eager?: boolean }) {
  const scaled = comesInWidths(picture.src);
  return (
    <Photo
      src={imageAt(picture.src, 720)}
      srcSet={scaled ? srcset(picture) : ""}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      cutout={picture.cutout}
      eager={eager ?? false}
    />
  );
}
