import { QrCode } from '#app/ui/QrCode.tsx';
import { languageTags } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import { qrPath } from '#services/qr/qr-path.ts';
import css from './Leaflet.module.css';
import type { Side } from './side.ts';

/** A sheet of two sides, as it will be on paper: the language of the page first. Nothing else of the page is printed. */
export function Leaflet({ sides }: { sides: readonly Side[] }) {
  return (
    <div className={css.leaflet}>
      {sides.map((side) => (
        <Face key={side.locale} {...side} />
      ))}
    </div>
  );
}

function Face({ locale, title, lead, begin, code, call, fine }: Side) {
  return (
    <section className={css.side} lang={languageTags[locale]}>
      <div className={css.head}>
        <p className={css.name}>{organisation.name}</p>
        <h2 className={css.title}>{title}</h2>
        <p className={css.lead}>{lead}</p>
      </div>
      <div className={css.parts}>
        <div>
          <h3>{begin.heading}</h3>
          <ul className={css.places}>
            {begin.places.map(({ words, address }) => (
              <li key={address}>
                <strong>{words}</strong>
                <span className={css.address}>{address}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className={css.scan}>
          <QrCode {...qrPath(code.url)} label={code.label} className={css.code} />
          <p>
            {code.words}
            <strong className={css.home}>{code.address}</strong>
          </p>
        </div>
      </div>
      <div className={css.call}>
        <h3>{call.heading}</h3>
        <ul className={css.numbers}>
          {call.lines.map(({ name, phone }) => (
            <li key={phone}>
              {name}: <strong>{phone}</strong>
            </li>
          ))}
        </ul>
        <p className={css.emergency}>{call.emergency}</p>
      </div>
      <p className={css.fine}>{fine}</p>
    </section>
  );
}
