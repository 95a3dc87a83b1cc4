import { hoursTable } from "#domain/location/opening-hours.ts";
import type { ChromeSources } from "./chrome-sources.ts";
import { socialLinks, type SocialLink } from "./social-links.ts";

type FooterLink = { name: string; url: string };

export type FooterView = {
  about: string | null;
  columns: { title: string; links: FooterLink[] }[];
  salesPhone: string | null;
  socials: SocialLink[];
  licences: string[];
  staff: { name: string; role: string; phone: string }[];
  hours: { days: string; text: string }[];
  group: { name: string; url: string; logo: string | null } | null;
  owner: string;
  legal: FooterLink[];
  poweredBy: { label: string; url: string } | null;
  scrollToTop: boolean;
};

export function toFooter({ settings, locations, isServed, year }: ChromeSources): FooterView {
  const { footer, dealership_group, powered_by } = settings;
  const first = locations.find(({ primary }) => primary) ?? locations[0];
  const legal = [
    { name: "Privacy policy", url: settings.privacy_path },
    { name: "Terms of use", url: settings.terms_path },
    { name: "Models", url: "/models?body=all" },
    { name: "Accessibility", url: "/accessibility" },
    { name: "Image credits", url: "/credits" },
  ];
  return {
    about: footer.about,
    columns: footer.columns
      .map(({ title, links }) => ({ title, links: links.filter(({ url }) => isServed(url)) }))
      .filter(({ links }) => links.length > 0),
    salesPhone: footer.sales_phone ? settings.phone : null,
    socials: socialLinks(settings.social),
    licences: footer.licences,
    staff: footer.staff ?? [],
    hours: footer.opening_hours && first ? hoursTable(first, settings).map(({ days, text }) => ({ days, text })) : [],
    group: footer.group_logo && dealership_group ? dealership_group : null,
    owner: `© ${year} ${settings.name}`,
    legal: legal.filter(({ url }) => isServed(url)),
    poweredBy: footer.powered_by ? powered_by : null,
    scrollToTop: settings.scroll_to_top,
  };
}
