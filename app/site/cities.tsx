export default function Page() {
  return <h1>cities</h1>
}
