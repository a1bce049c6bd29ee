import { Button, type ButtonProps } from '#app/ui/Button.tsx';
import { ContentLink } from './ContentLink.tsx';

/** A button whose address is as content has it. */
export function ContentButton(props: ButtonProps) {
  return <Button {...props} link={ContentLink} />;
}
