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
