export default function Page() {
  return <h1>brokers</h1>
}
