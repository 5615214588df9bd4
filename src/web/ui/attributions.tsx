/** The credit that the licence of the Reef Life Survey data requires. */
export function SurveyAttribution() {
  return (
    <>
      Marine-life, depth and visibility records: Reef Life Survey (
      <a href="https://reeflifesurvey.com" className="underline">
        reeflifesurvey.com
      </a>
      ), CC BY. Edgar &amp; Stuart-Smith 2014, doi:10.1038/sdata.2014.7.
    </>
  );
}

/** The credit for data on parks, hospitals and some positions. */
export const parksAndHospitalsCredit =
  'Parks, zones and some positions © Great Barrier Reef Marine Park Authority; © Commonwealth of Australia (CAPAD 2022, Australian Marine Parks, Geoscience Australia); © Government of South Australia (DEW); © State of Western Australia (DBCA, DPIRD); © State of Queensland (moorings), all CC BY 4.0. Emergency departments: Australian Institute of Health and Welfare, CC BY 4.0.';
