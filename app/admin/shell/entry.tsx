import { Navigate } from 'react-router'

export default function AdminEntry() {
  return <Navigate to="/bb-admin/dashboard" replace />
}
