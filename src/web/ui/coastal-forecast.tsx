import { Fragment } from 'react';

/** The phrase that becomes a link in the texts of forecasts. */
export const coastalForecastLinkText = 'the Bureau’s coastal forecast';

/** The page of all coastal forecasts, for coasts whose own forecast is not known. */
const marineForecasts = 'https://www.bom.gov.au/marine/';

/** A text whose phrase for the Bureau's coastal forecast is a link to `address`. */
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
