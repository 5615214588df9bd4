import { paths } from '../../../contract/paths.ts';
import { monthName, monthNames, partialDateText, seasons } from '../../../domain/dates/months.ts';
import { sourceCheck } from '../../../domain/dive-sites/source-check.ts';
import { stateNames } from '../../../domain/dive-sites/terms.ts';
import { suitRule, suitRules, suitSource } from '../../../domain/gear/suits.ts';
import { currentCategory } from '../../../domain/publishing/current-category.ts';
import { Link } from '../../app/link.tsx';
import { categories } from '../../app/site.ts';
import { buttonStyles } from '../../ui/button.tsx';
import type { WhatToWear } from './load.ts';

const select = 'min-h-12 w-full border-2 border-ink bg-paper px-3';

export function WhatToWearPage({ chosen }: { chosen: WhatToWear }) {
  return (
    <div className="mx-auto max-w-4xl px-5 pt-8 pb-14">
      <h1 tabIndex={-1} className="text-step-5 lg:text-step-4">
        What to wear
      </h1>
      <p className="mt-3 max-w-[66ch] text-muted">
        How warm the water is where and when you dive, and which suit people wear in it.
      </p>
      <Chooser chosen={chosen} />
      <Answer chosen={chosen} />
      <Rule />
      <p className="mt-8 flex flex-wrap gap-x-6">
        <Link
          to={paths.gearReviews}
          search={{ category: currentCategory(categories().reviews, 'Wetsuits') }}
          className="py-2.5 font-semibold text-reef underline"
        >
          All wetsuit reviews
        </Link>
        {chosen.comparesSuits && (
          <Link
            to="/compare/{-$category}"
            params={{ category: 'wetsuits' }}
            className="py-2.5 font-semibold text-reef underline"
          >
            Wetsuits side by side
          </Link>
        )}
      </p>
    </div>
  );
}

/** The form for a coast and a month, which works without scripts too. */
function Chooser({ chosen: { choices, region, month } }: { chosen: WhatToWear }) {
  return (
    <form
      action={paths.whatToWear}
      method="get"
      className="no-print mt-6 grid items-end gap-4 bg-sand p-4 sm:grid-cols-[2fr_1fr_auto]"
    >
      <label className="grid gap-1 font-semibold">
        Where
        <select key={region} name="region" defaultValue={region ?? ''} className={select}>
          <option value="">Choose a coast</option>
          {[...Map.groupBy(choices, ({ state }) => state)].map(([state, inState]) => (
            <optgroup key={state} label={stateNames[state] ?? state}>
              {inState.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label className="grid gap-1 font-semibold">
        When
        <select key={month} name="month" defaultValue={month ?? ''} className={select}>
          <option value="">Choose a month</option>
          {monthNames.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={buttonStyles.action}>
        Show
      </button>
    </form>
  );
}

function Answer({ chosen }: { chosen: WhatToWear }) {
  const { water, month, season, degrees, rule, region } = chosen;
  if (region && !water) return <p className="mt-6 bg-sand p-4">There is no coast of that name.</p>;
  if (month && !water) return <p className="mt-6 bg-sand p-4">Choose a coast as well.</p>;
  if (!water || !month) return null;
  const place = (
    <Link to="/regions/$slug" params={{ slug: water.slug }} className="text-reef underline">
      {water.name}
    </Link>
  );
  if (degrees === undefined || !rule) {
    return (
      <p className="mt-6">
        {'The temperature of the water is not known here: '}
        {place}
        {water.seaTemperatureNote && `. ${water.seaTemperatureNote}`}
      </p>
    );
  }
  return (
    <section aria-labelledby="answer" className="mt-8 border-t-4 border-reef pt-4">
      <h2 id="answer" className="text-step-3">
        {`${degrees} °C, ${monthName(month)}, `}
        {place}
      </h2>
      <p className="mt-1 text-muted">
        {`Typical of ${season} at the surface; below it may be colder.`}
        {water.seaTemperatureNote && ` ${water.seaTemperatureNote}`}
        {water.source && ` ${water.source.source}. ${sourceCheck(water.source)}.`}
      </p>
      <dl className="mt-5 grid gap-4 sm:grid-cols-2">
        <div className="bg-sand p-4">
          <dt>If you seldom feel cold</dt>
          <dd className="text-step-2 font-semibold">{rule.lighterSuit}</dd>
        </div>
        <div className="bg-sand p-4">
          <dt>If you soon feel cold</dt>
          <dd className="text-step-2 font-semibold">{rule.warmerSuit}</dd>
        </div>
      </dl>
      <Reviews chosen={chosen} />
      <Year water={water} />
    </section>
  );
}

function Reviews({ chosen: { fitting } }: { chosen: WhatToWear }) {
  if (fitting.length === 0) {
    return <p className="mt-5">We know of no suit of that thickness yet.</p>;
  }
  return (
    <div className="mt-5">
      <h3 className="text-step-1">Suits that fit</h3>
      <ul>
        {fitting.map(({ id, name, trunk, dry, reviewSlug }) => (
          <li key={id}>
            {reviewSlug ? (
              <Link
                to="/gear-reviews/$slug"
                params={{ slug: reviewSlug }}
                className="inline-block py-2 font-semibold text-reef underline"
              >
                {name}
              </Link>
            ) : (
              name
            )}
            {trunk === undefined ? dry && ', drysuit' : `, ${trunk} mm`}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Year({ water: { seaTemperature, name } }: { water: NonNullable<WhatToWear['water']> }) {
  if (!seaTemperature) return null;
  return (
    <div className="mt-6 overflow-x-auto">
      <table className="w-full text-left">
        <caption className="pb-1 text-left text-step-1 font-semibold">{`The year at ${name}`}</caption>
        <thead>
          <tr>
            {['Season', 'Water', 'If you seldom feel cold', 'If you soon feel cold'].map((head) => (
              <th key={head} scope="col" className="py-2 pr-4 align-bottom">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seasons.map((season) => (
            <tr key={season} className="border-t border-line">
              <th scope="row" className="py-2 pr-4 font-semibold capitalize">
                {season}
              </th>
              <td className="pr-4 whitespace-nowrap">{`${seaTemperature[season]} °C`}</td>
              <td className="pr-4">{suitRule(seaTemperature[season])?.lighterSuit}</td>
              <td>{suitRule(seaTemperature[season])?.warmerSuit}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Rule() {
  return (
    <section aria-labelledby="rule" className="mt-10">
      <h2 id="rule" className="text-step-2">
        The rule
      </h2>
      <div className="mt-3 overflow-x-auto">
        <table className="w-full text-left">
          <thead>
            <tr className="border-b-2 border-ink">
              {['Water', 'If you seldom feel cold', 'If you soon feel cold'].map((head) => (
                <th key={head} scope="col" className="py-2 pr-4 align-bottom">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {suitRules.map(({ from, lighterSuit, warmerSuit }, index) => (
              <tr key={from} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 font-normal">
                  {index === suitRules.length - 1
                    ? `below ${suitRules[index - 1]?.from} °C`
                    : `${from} °C and up`}
                </th>
                <td className="pr-4">{lighterSuit}</td>
                <td>{warmerSuit}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 text-sm text-muted">
        {'By '}
        <a href={suitSource.address} rel="noopener" className="text-reef underline">
          {suitSource.name}
        </a>
        {`, made with makers of suits and with divers’ forums, read on ${partialDateText(suitSource.readOn)}; its °F are rounded to °C. It is for standard suits without hood or vest. People differ more than suits do: ask the shop where you dive, and end the dive if you shiver.`}
      </p>
    </section>
  );
}
