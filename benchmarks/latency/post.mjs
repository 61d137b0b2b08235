// A POST of JSON; the answer, or the session cookie that comes with it.

export async function post(address, body, cookie = "", wantsCookie = false) {
  const headers = { "Content-Type": "application/json", Cookie: cookie };
  const options = { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await fetch(address, options);
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  if (wantsCookie) return answer.headers.get("set-cookie").split(";")[0];
  return answer.json();
}
