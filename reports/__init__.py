"""What was found out, for people and programs: texts, pictures, pages and documents."""

from ppsolve.reports.review import review_schema

__all__ = ["review_schema"]
