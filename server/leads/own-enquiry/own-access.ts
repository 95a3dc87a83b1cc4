import type { MailLinks } from "#server/leads/consent/mail-links.ts";
import { contextOf } from "#server/leads/mail/lead-context.ts";
import { leadProblems } from "#server/leads/service/lead-problem.ts";
import type { SignedLinks } from "#server/leads/uploads/signed-links.ts";
import type { Limit } from "#server/platform/limits/limits.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { OwnEnquiryAccess } from "#site/page-ports.ts";
import { change, changeInWords } from "./own-acts.ts";
import { ownLead } from "./own-lead.ts";
import { ownView } from "./own-view.ts";

type Deps = {
  runtime: SiteRuntime;
  links: MailLinks;
  fileLinks: SignedLinks;
  limit: Limit;
  address: string;
  now: Date;
};

/** Shows the holder of a link what they sent, and changes it as they ask. */
export function createOwnEnquiryAccess({ runtime, links, fileLinks, limit, address, now }: Deps): OwnEnquiryAccess {
  const read = (token: string) => ownLead(runtime, links, token, now.getTime());
  return {
    async find(token) {
      const own = await read(token);
      if (!own) return null;
      if (own.isEnded) return "ended";
      return ownView({ runtime, links, now }, own, await contextOf(runtime, own.lead, fileLinks, now));
    },
    async change(token, act) {
      const { tooMany } = leadProblems;
      if (!(await limit.allows(runtime.site.slug, address, now.getTime()))) {
        return { result: "refused", status: 429, error: tooMany.error };
      }
      const changed = await change({ runtime, now }, () => read(token), act);
      return changed && changeInWords(changed, runtime);
    },
  };
}
