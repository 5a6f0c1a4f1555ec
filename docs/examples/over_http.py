"""Uses a server over HTTP, with nothing but Python's standard library: python3 docs/examples/over_http.py http://localhost:1901"""
import json
import sys
import urllib.error
import urllib.request

server = sys.argv[1]


def post(path, body):
    request = urllib.request.Request(
        server + path, json.dumps(body).encode(), {"content-type": "application/json"}
    )
    try:
        with urllib.request.urlopen(request) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        raise SystemExit(json.load(error)["error"]["message"])


orders = {"France": ["A Par - Bur"], "Germany": ["A Mun - Bur"]}
resolved = post("/api/adjudicate", {"state": "start", "orders": orders})
for order in resolved["orders"]:
    print(f"{order['order']}: {order['result']}. {order['why']}")

# A record says that France was dislodged.
phases = [{"phase": "S1901M", "orders": orders, "results": {"A MUN": ["bounce"], "A PAR": ["dislodged"]}}]
imported = post("/api/import", {"variant": "classic", "phases": phases})
for finding in imported["games"][0]["findings"]:
    print(finding["text"])
