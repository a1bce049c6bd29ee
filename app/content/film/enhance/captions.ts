import keptCaptions from '#app/content/film/captions.device.ts';
import { filmCaptions } from '#app/content/film/hooks.ts';

/** Shows the captions that were chosen in any film before, and keeps what is chosen, here or in the player's own menu. */
export function rememberCaptions(player: HTMLElement, film: HTMLVideoElement): void {
  const choice = player.querySelector<HTMLSelectElement>(`[${filmCaptions}]`);
  const { textTracks } = film;
  const shown = () => [...textTracks].find(({ mode }) => mode === 'showing')?.language;
  const say = () => {
    if (choice) choice.value = shown() ?? '';
  };
  const offer = () => {
    const field = choice?.closest('label');
    if (choice && field) {
      // The first says that none are shown.
      choice.length = 1;
      for (const { label, language } of textTracks) choice.add(new Option(label, language));
      field.hidden = textTracks.length === 0;
    }
    show(keptCaptions.read());
  };
  const show = (language: string | undefined) => {
    for (const track of textTracks) {
      if (track.language === language) track.mode = 'showing';
      // Hidden ones are read by the transcript.
      else if (track.mode === 'showing') track.mode = 'disabled';
    }
    say();
  };
  show(keptCaptions.read());
  textTracks.addEventListener('change', () => {
    keptCaptions.write(shown());
    say();
  });
  // A playlist puts the captions of the next film in their place.
  for (const type of ['addtrack', 'removetrack'] as const) textTracks.addEventListener(type, offer);
  choice?.addEventListener('change', () => show(choice.value || undefined));
}
