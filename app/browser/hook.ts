/**
 * What joins the markup of a component and its behaviour: an attribute, as a selector has it, `data-name` or `data-name=value`. Where the
 * component gives the attribute a value, `Value` is what that can be. A hook is a constant that both import; bundlers inline it.
 */
export type Hook<Value extends string | number = never> = `data-${string}` & { readonly value?: Value };

/** Attributes as JSX spreads them. */
export type Attributes = Readonly<Record<string, string | number>>;

/** The attribute that hooks a behaviour to an element. */
export function hook(name: Hook): Attributes;
export function hook<Value extends string | number>(name: Hook<Value>, value: NoInfer<Value>): Attributes;
export function hook(name: string, value?: string | number): Attributes {
  const [attribute = name, fixed = ''] = name.split('=');
  return { [attribute]: value ?? fixed };
}
