-- A requirement is one line of a job description; the document is the job description.
alter type document_kind rename value 'REQUIREMENT' to 'JOB_DESCRIPTION';
