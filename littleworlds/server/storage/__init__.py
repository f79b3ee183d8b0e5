"""What is kept in the database: its tables, its connections, and how a table is read from it."""
