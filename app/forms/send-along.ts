import { carryIntent } from './carry-intent.ts';

/** Leads to a page that shows what is brought along, filled in: nothing of it is carried out, and nothing stands in an address. */
export function sendAlong(address: string, typed: URLSearchParams): void {
  const form = Object.assign(document.createElement('form'), { method: 'post', action: address, hidden: true });
  typed.set('intent', carryIntent);
  for (const [name, value] of typed) form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
}
