import { useNavigate } from 'react-router'

/** Returns to the list without the filters in the address, which the form has used. */
export function useCloseSearch(): () => void {
  const navigate = useNavigate()
  return () => void navigate('/customer-portal/saved-searches', { preventScrollReset: true })
}
