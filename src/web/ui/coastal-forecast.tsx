import { Fragment } from 'react';

/** The words that become a link in the texts of forecasts. */
export const coastalForecastLinkText = 'the Bureau’s coastal forecast';

/** The forecasts of every coast, where that of a coast is not known. */
export const marineForecasts = 'https://www.bom.gov.au/marine/';

/** A text in which the words for the Bureau's coastal forecast lead to that of a coast. */
export function CoastalForecastText(props: { text: string; address: string | null | undefined }) {
  return props.text.split(coastalForecastLinkText).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
    <Fragment key={index}>
      {index > 0 && (
        <a
          href={props.address ?? marineForecasts}
          target="_blank"
          rel="noopener"
          className="text-reef underline"
        >
          {coastalForecastLinkText}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
      {part}
    </Fragment>
  ));
}
