-- A mail is being handed over to the mail server: if its worker dies now, nobody knows whether it was sent, and it is not sent again.
alter type "job_item_state" add value 'SENDING' before 'DONE';
