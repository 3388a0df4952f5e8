-- Screenings that are uploading keep the number of job descriptions they announced, under its new name.
update bulk_jobs
set payload = (payload - 'expectedRequirements') || jsonb_build_object('expectedJobDescriptions', payload -> 'expectedRequirements')
where payload ? 'expectedRequirements';
