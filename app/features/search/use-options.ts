import { type KeyboardEvent, useState } from 'react';

type Options<Option> = {
  options: readonly Option[];
  isOpen: boolean;
  show: () => void;
  idOf: (index: number) => string;
};

/** Moves through the options under a box by its arrow keys, while the focus stays in the box. Enter takes the one that is marked. */
export function useOptions<Option>({ options, isOpen, show, idOf }: Options<Option>) {
  // Where other options come, none of them is marked.
  const [mark, setMark] = useState<{ options: readonly Option[]; index: number } | null>(null);
  const active = isOpen && mark?.options === options ? mark.index : null;

  const move = (by: 1 | -1) => {
    if (!isOpen) show();
    if (options.length === 0) return;
    // Past either end stands the box itself.
    const stops = options.length + 1;
    const next = ((active ?? -1) + 1 + by + stops) % stops;
    setMark(next === 0 ? null : { options, index: next - 1 });
    document.getElementById(idOf(next - 1))?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // What an input method is composing takes its own keys.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && active !== null) {
      event.preventDefault();
      document.getElementById(idOf(active))?.click();
    }
  };

  return { active, onKeyDown };
}
