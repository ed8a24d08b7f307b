import { Link } from 'react-router'

interface HomeLinkProps {
  home: { _id: string; title: string; hasPage: boolean }
}

/** The title of a home, as a link where it has a page. */
export function HomeLink({ home: { _id, title, hasPage } }: HomeLinkProps) {
  if (!hasPage) return title
  return (
    <Link to={`/properties/${_id}`} className="text-link underline underline-offset-4">
      {title}
    </Link>
  )
}
