-- Room in each page for a changed row: it then stays where it is, and its indexes (one of them over every three letters of a text) are left alone.
alter table "candidates" set (fillfactor = 80);
