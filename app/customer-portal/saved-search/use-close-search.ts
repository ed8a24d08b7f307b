import { useNavigate } from 'react-router'

/** Back to the list; what the address handed to the form has been used. */
export function useCloseSearch(): () => void {
  const navigate = useNavigate()
  return () => void navigate('/customer-portal/saved-searches', { preventScrollReset: true })
}
