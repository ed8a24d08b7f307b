import { Outlet } from 'react-router'

export default function SiteFrame() {
  return (
    <main>
      <Outlet />
    </main>
  )
}
