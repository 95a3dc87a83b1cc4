import { type Action, mayDo } from "#domain/desk/permissions.ts";
import type { SignedInPerson } from "#server/people/sessions.ts";
import type { SiteRegistry } from "#server/sites/site-registry.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";

declare const isGuarded: unique symbol;
/** A method that names its action. Only this file makes one. */
export type Guarded<Method> = Method & { readonly [isGuarded]: true };

export type AtSite = { who: SignedInPerson; runtime: SiteRuntime };
const guarded = <Method>(method: Method) => method as Guarded<Method>;

/**
 * The one place that asks who may do what. For nobody, for a right that is missing, and for a site that does not exist
 * the outcome is the same null.
 */
export function guardFor(who: () => Promise<SignedInPerson | null>, registry: Pick<SiteRegistry, "bySlug">) {
  return {
    /** About one site, which the input names. */
    atSite: <Input extends { site: string }, Outcome>(
      action: Action,
      work: (input: Input, at: AtSite) => Promise<Outcome>,
    ) =>
      guarded(async (input: Input): Promise<Outcome | null> => {
        const person = await who();
        if (!person || !mayDo(person.rights, action, input.site)) return null;
        const runtime = registry.bySlug(input.site);
        return runtime ? work(input, { who: person, runtime }) : null;
      }),
    /** About every site at once. */
    everywhere: <Input, Outcome>(action: Action, work: (input: Input) => Promise<Outcome>) =>
      guarded(async (input: Input): Promise<Outcome | null> => {
        const person = await who();
        return person && mayDo(person.rights, action, null) ? work(input) : null;
      }),
    /** About the person alone. `nobody`: where nobody is signed in any more. */
    own: <Given extends unknown[], Outcome>(
      nobody: Outcome,
      work: (who: SignedInPerson, ...given: Given) => Promise<Outcome>,
    ) =>
      guarded(async (...given: Given): Promise<Outcome> => {
        const person = await who();
        return person ? work(person, ...given) : nobody;
      }),
  };
}
