/** The words that become a link in the texts of forecasts. */
export const coastalForecastLinkText = 'the Bureau’s coastal forecast';

/** The forecasts of every coast, where that of a coast is not known. */
export const marineForecasts = 'https://www.bom.gov.au/marine/';
