"""Questions put to many plays: reads records, notes what each title calls worth knowing, and answers with tables and pictures."""
