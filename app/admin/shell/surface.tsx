import { Outlet } from 'react-router'
import { QueryProvider } from '#app/api/query.tsx'
import { t } from '#domain/locale/translate.ts'

export const meta = () => [
  { title: t('Admin Panel | BrickBazaar') },
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
