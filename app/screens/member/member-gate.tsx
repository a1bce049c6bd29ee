import { type LoaderFunctionArgs, redirect } from 'react-router';
import { pathTo } from '../../paths.ts';
import { requestOf } from '../load-page.ts';

/** A member screen sends an anonymous visitor to sign in, and back here afterwards. */
export function loader(args: LoaderFunctionArgs): never {
  const { match, url } = requestOf(args);
  throw redirect(`${pathTo('login', match.locale)}?${new URLSearchParams({ target: url.pathname + url.search })}`, 303);
}

export default function MemberGate() {
  return null;
}
