"""Reports: tables, pictures and pages made from what the solver finds."""
