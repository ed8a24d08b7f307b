import { Outlet } from 'react-router'
import { QueryProvider } from '#app/api/query.tsx'

export const meta = () => [
  { title: 'Admin Panel | BrickBazaar' },
  { name: 'robots', content: 'noindex' },
]

/** Everything under /bb-admin shares one cache. */
export default function AdminSurface() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  )
}
