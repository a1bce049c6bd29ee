import { nameSchema, notAName } from '#services/content/model/references.ts';

/** What a link or an embed leads to, as the rich-text model has it. */
export type Target = {
  sys: { type: 'Link'; linkType: 'Entry' | 'Asset'; id: string } | { type: 'ResourceLink'; linkType: 'Contentful:Entry'; urn: string };
};

/** The name of an entry in another space, with or without its environment. */
const urnForm = /^crn:contentful:::content:spaces\/[\w.-]+(\/environments\/[\w.-]+)?\/entries\/[\w.-]+$/;

/** What `entry:id`, `asset:id` or `resource:urn` stands for, and what is wrong with it. Any other address is no target. */
export function targetOf(address: string): { target: Target | null; problem: string | null } {
  const [, scheme, name = ''] = /^(entry|asset|resource):(.*)$/.exec(address) ?? [];
  if (scheme === undefined) return { target: null, problem: null };
  if (scheme === 'resource') {
    const example = 'crn:contentful:::content:spaces/<space>/environments/<environment>/entries/<entry>';
    return {
      target: { sys: { type: 'ResourceLink', linkType: 'Contentful:Entry', urn: name } },
      problem: urnForm.test(name) ? null : `“${name}” is not the name of a resource: it has the form ${example}`,
    };
  }
  return {
    target: { sys: { type: 'Link', linkType: scheme === 'entry' ? 'Entry' : 'Asset', id: name } },
    problem: nameSchema.safeParse(name).success ? null : `“${name}” ${notAName}`,
  };
}

/** The address that `targetOf` reads as the target of this data; null where there is none. */
export function addressOf(data: Record<string, unknown>): string | null {
  const { target } = data;
  if (typeof target !== 'object' || target === null || !('sys' in target)) return null;
  const { sys } = target;
  if (typeof sys !== 'object' || sys === null || !('linkType' in sys)) return null;
  if ('urn' in sys) return checked(`resource:${sys.urn}`);
  if ('id' in sys) return checked(`${sys.linkType === 'Asset' ? 'asset' : 'entry'}:${sys.id}`);
  return null;
}

function checked(address: string): string | null {
  return targetOf(address).problem === null ? address : null;
}
